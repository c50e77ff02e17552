import assert from "node:assert/strict";
import { test } from "node:test";
import { carried, launchOf, pathNow } from "./addresses.ts";

test("a path is the same in a browser and inside an app", () => {
  assert.equal(pathNow("/t/abc", ""), "/t/abc");
  assert.equal(pathNow("/app/telegram/t/abc", "/app/telegram"), "/t/abc");
  assert.equal(pathNow("/app/telegram", "/app/telegram"), "/");
  assert.equal(pathNow("/", "/.proxy"), "/");
});

test("Discord's next page is told what its SDK looks for, and nothing else", () => {
  const search = "?instance_id=i&frame_id=f&utm=x";
  assert.equal(carried("/.proxy/t/a?guide=b", search), "/.proxy/t/a?guide=b&instance_id=i&frame_id=f");
  assert.equal(carried("/t/a", ""), "/t/a");
});

test("a launch is known by what Telegram signed, or by Discord's frame", () => {
  const hash = `#tgWebAppData=${encodeURIComponent("user=1&hash=ab")}&tgWebAppVersion=8.0`;
  assert.equal(launchOf({ hash, search: "" }), "ab");
  assert.equal(launchOf({ hash: "", search: "?instance_id=i&frame_id=f" }), "f");
  assert.equal(launchOf({ hash: "", search: "" }), "");
});
