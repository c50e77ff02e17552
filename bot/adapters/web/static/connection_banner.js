// The banner of a lost connection, until the server answers again.
import { say } from "./api.js";
import { $, el } from "./dom.js";

const SECOND = 1000;
let timer = 0;

addEventListener("lost", ({ detail: { isMove, seconds, now } }) => {
  document.body.classList.add("is-lost");
  const words = el("p", { class: "grow" });
  const band = $(".lost") ?? el("div", { class: "lost", role: "alert" });
  const tell = left => { words.textContent = left > 0 ? say(isMove ? "lost" : "lost-idle", { seconds: left }) : say("trying"); };
  band.replaceChildren(words, el("button", { class: "btn", type: "button", onclick: () => { tell(0); now(); } }, say("try-now")));
  if (!band.isConnected) ($(".page") ?? document.body).prepend(band);
  tell(seconds);
  clearTimeout(timer);
  timer = setTimeout(tell, seconds * SECOND, 0);
});

addEventListener("reached", () => {
  clearTimeout(timer);
  document.body.classList.remove("is-lost");
  $(".lost")?.remove();
});
