# The bubbles of guided matches, as the page frames them.

guide-hint = Hint
guide-got-it = Got it
guide-no-more = No more hints
guide-open = Read the hint
