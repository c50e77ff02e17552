-- Carry out commands in one step. Answers what they answer.
-- KEYS: those that the commands touch
-- ARGV: of each command, of how many words it is, and its words

local i, answers = 1, {}

while i <= #ARGV do
  local count = tonumber(ARGV[i])
  answers[#answers + 1] = redis.call(unpack(ARGV, i + 1, i + count))
  i = i + count + 1
end

return answers
