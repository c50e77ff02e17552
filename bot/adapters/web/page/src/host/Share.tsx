// A page of Salle's, to be shown in a chat: where the app has a way for that.
import { useEffect, useState } from "preact/hooks";
import { post } from "../api.ts";
import { say } from "../words.ts";
import { type Host, hosted } from "./host.ts";

export function Share({ path, words }: { path: string; words: string }) {
  const [share, setShare] = useState<Host["share"]>(null);
  const [wrong, setWrong] = useState("");
  useEffect(() => {
    hosted.then(host => setShare(() => host.share));
  }, []);
  if (!share) return null;
  const press = () => {
    setWrong("");
    share(post, path, words).catch(error => setWrong(error.message));
  };
  return (
    <p class="share">
      <button type="button" class="btn quiet" onClick={press}>
        {say("app-share")}
      </button>
      {wrong && <span role="alert">{wrong}</span>}
    </p>
  );
}
