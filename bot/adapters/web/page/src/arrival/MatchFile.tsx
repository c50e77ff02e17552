// A match in a file: chosen with a button, or dropped anywhere on the page.
import { useEffect, useRef, useState } from "preact/hooks";
import { post, Refused } from "../api.ts";
import type { FileReply } from "../types.ts";
import { say } from "../words.ts";
import { useArrival } from "./store.ts";

const LARGEST = 2 ** 19; // bytes, as the server has it: more isn't even sent

export function MatchFile() {
  const store = useArrival();
  const [wrong, setWrong] = useState("");
  const field = useRef<HTMLInputElement>(null);
  const open = async (file: File) => {
    setWrong("");
    if (file.size > LARGEST) {
      setWrong(say("file-too-large", { most: String(LARGEST / 1024) }));
      return;
    }
    try {
      const reply = await post<FileReply>("/api/file", { file: await file.text() });
      store.openSheet({ kind: "file", title: reply.post?.title ?? "", positions: reply.positions });
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      setWrong(error.message);
    }
  };
  useEffect(() => {
    const holdsFile = (event: DragEvent) => event.dataTransfer?.types.includes("Files") ?? false;
    const over = (event: DragEvent) => {
      if (holdsFile(event)) event.preventDefault();
    };
    const drop = (event: DragEvent) => {
      if (!holdsFile(event)) return;
      event.preventDefault();
      const file = event.dataTransfer?.files[0];
      if (file) open(file);
    };
    addEventListener("dragover", over);
    addEventListener("drop", drop);
    return () => {
      removeEventListener("dragover", over);
      removeEventListener("drop", drop);
    };
  }, []);
  return (
    <div class="match-file">
      <input
        ref={field}
        type="file"
        hidden
        id="match-file"
        accept=".txt,.json"
        onChange={event => {
          const file = event.currentTarget.files?.[0];
          event.currentTarget.value = "";
          if (file) open(file);
        }}
      />
      <button type="button" class="link" onClick={() => field.current?.click()}>
        {say("file-open")}
      </button>
      {wrong && (
        <p class="wrong" role="alert">
          {wrong}
        </p>
      )}
    </div>
  );
}
