// A film. It is loaded whole: Safari plays parts of what a server sends only as answers to ranges.
import { useEffect, useState } from "preact/hooks";
import { mayMove } from "../board/style.ts";
import { during } from "../rest.ts";
import { say } from "../words.ts";

export function Film({ src, failed }: { src: string; failed: string }) {
  const [file, setFile] = useState("");
  const [hasFailed, setFailed] = useState(false);
  useEffect(() => {
    let url = "";
    let isGone = false;
    during(load(src)).then(
      blob => {
        if (isGone) return;
        url = URL.createObjectURL(blob);
        setFile(url);
      },
      () => setFailed(true),
    );
    return () => {
      isGone = true;
      URL.revokeObjectURL(url);
    };
  }, [src]);
  if (hasFailed) return <p>{failed}</p>;
  return (
    <video
      class="whole"
      src={file || undefined}
      aria-label={say("replay-alt")}
      width={640}
      controls
      autoPlay={mayMove()}
      muted
      playsInline
    />
  );
}

async function load(src: string): Promise<Blob> {
  const answer = await fetch(src);
  if (!answer.ok) throw new Error(String(answer.status));
  return answer.blob();
}
