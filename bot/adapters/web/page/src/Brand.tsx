// Mark and name.
export const Brand = () => (
  <>
    <svg viewBox="0 0 34 22" aria-hidden="true">
      <use href="/static/icons.svg#mark" />
    </svg>
    <span>Salle</span>
  </>
);
