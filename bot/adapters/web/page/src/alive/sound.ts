// A soft sound when it becomes one's move: made here, never loaded; only for who has switched it on.
import { isNotified } from "./notify.ts";

const KEPT = "salle-sound";
const NOTES = [
  { pitch: 587.33, at: 0 }, // D, then A: a fifth up, as a question is asked
  { pitch: 880, at: 0.14 },
];
const LOUDNESS = 0.08;
const RING = 0.7; // seconds until a note has died away
const ONCE = 2000; // ms in which the other tabs keep quiet

let audio: AudioContext | null = null;

/** Whether it is switched on in this browser. */
export const isSoundOn = () => localStorage.getItem(KEPT) === "on";

/** Switch it on, which lets it be heard once; or off. */
export function setSound(isOn: boolean): void {
  localStorage.setItem(KEPT, isOn ? "on" : "off");
  if (isOn) ring();
}

/** Play it if it is wanted: not in a tab that nobody sees where a notification comes, and in one tab. */
export function playSoftly(): void {
  if (!isSoundOn() || (document.hidden && isNotified())) return;
  const inOneTab = (lock: Lock | null) => {
    if (!lock) return;
    ring();
    return new Promise(resolve => setTimeout(resolve, ONCE));
  };
  if (navigator.locks) navigator.locks.request(KEPT, { ifAvailable: true }, inOneTab);
  else ring();
}

function ring(): void {
  audio ??= new AudioContext();
  audio.resume().catch(() => {}); // a browser may want a click first
  for (const { pitch, at } of NOTES) {
    const begin = audio.currentTime + at;
    const gain = new GainNode(audio, { gain: 0 });
    gain.gain.setValueAtTime(0, begin);
    gain.gain.linearRampToValueAtTime(LOUDNESS, begin + 0.02);
    gain.gain.exponentialRampToValueAtTime(0.0001, begin + RING);
    const note = new OscillatorNode(audio, { type: "sine", frequency: pitch });
    note.connect(gain).connect(audio.destination);
    note.start(begin);
    note.stop(begin + RING);
  }
}
