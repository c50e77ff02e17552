// The few things that make elements. Text is always text: nothing here parses what people wrote.

/** An element. `on…` attributes are listeners; false, null and undefined leave an attribute out. */
export function el(tag, attributes = {}, ...children) {
  const made = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) {
    if (value === false || value === null || value === undefined) continue;
    if (name.startsWith("on")) made.addEventListener(name.slice(2), value);
    else if (name in made && typeof value !== "string") made[name] = value;
    else made.setAttribute(name, value === true ? "" : value);
  }
  fill(made, children);
  return made;
}

export const $ = (selector, at = document) => at.querySelector(selector);
export const $$ = (selector, at = document) => [...at.querySelectorAll(selector)];

/** Put `children` in the place of all that `parent` holds. */
export function fill(parent, ...children) {
  parent.replaceChildren(...children.flat(Infinity).filter(child => child !== null && child !== undefined && child !== false && child !== ""));
}

const SVG = "http://www.w3.org/2000/svg";

/** A drawing of `icons.svg`, as big as its place. */
export const icon = name => symbol(`/static/icons.svg#${name}`);

/** A game's icon, as big as its place. */
export const gameIcon = game => symbol(`/icon/${game}.svg#icon`);

function symbol(address) {
  const svg = document.createElementNS(SVG, "svg");
  const use = document.createElementNS(SVG, "use");
  svg.setAttribute("viewBox", "0 0 32 32");
  svg.setAttribute("aria-hidden", "true");
  use.setAttribute("href", address);
  svg.append(use);
  return svg;
}

/** A picture with its size, so that nothing moves when it comes; asks anew if it was forgotten. */
export function image(picture, { alt = picture.alt, lazy = false } = {}) {
  return el("img", {
    src: address(picture.src), alt, width: String(picture.width), height: String(picture.height),
    loading: lazy ? "lazy" : null, decoding: "async",
    onerror: () => dispatchEvent(new CustomEvent("forgotten")),
  });
}

let chair = 0;
/** Whose pictures are fetched: an address can't carry a header. */
export const speakFor = number => { chair = number; };
export const address = src => `${src}${src.includes("?") ? "&" : "?"}chair=${chair}`;

/** The seal of the shuffle: small, and whole, so that it can be compared. */
export function sealed({ words, digits }) {
  return el("p", { class: "sealed" }, words, " ", el("code", {}, digits));
}
