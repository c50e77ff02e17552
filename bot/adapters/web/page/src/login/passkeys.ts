// Passkeys: the browser makes and shows them, the server says what it wants and checks what comes.
import { post, Refused, sitIn } from "../api.ts";
import { during } from "../rest.ts";
import type { Login } from "../types.ts";
import { say } from "../words.ts";

/** Whether this browser can make and show passkeys at this address. */
export function canKeep(login: { can_keep?: boolean } | null | undefined): boolean {
  return Boolean(login?.can_keep) && "parseCreationOptionsFromJSON" in (globalThis.PublicKeyCredential ?? {});
}

/** Keep the seat of whoever asks. Raises Refused; DOMException if the browser has made none. */
export async function keepSeat(): Promise<Login> {
  const { options } = await post<{ options: PublicKeyCredentialCreationOptionsJSON }>(
    "/api/passkeys/begin",
    {},
  );
  const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(options);
  const credential = await during(navigator.credentials.create({ publicKey }));
  return post<Login>("/api/passkeys", { credential });
}

/** Sit down in a seat that was kept; the page begins anew. Raises what `keepSeat` does. */
export async function signIn(): Promise<void> {
  const { options } = await post<{ options: PublicKeyCredentialRequestOptionsJSON }>(
    "/api/sign-in/begin",
    {},
  );
  const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(options);
  const credential = await during(navigator.credentials.get({ publicKey }));
  const { chair } = await post<{ chair: number }>("/api/sign-in", { credential });
  sitIn(chair);
  location.reload();
}

/** Prove who one is on a chat platform: there, and back to the question whether both are one person. */
export async function signInWith(platform: string): Promise<void> {
  const { to } = await post<{ to: string }>(`/api/sign-in/with/${platform}`, {});
  location.assign(to);
}

/** In a sentence, why either came to nothing. */
export function why(error: unknown): string {
  if (error instanceof Refused) return error.message;
  if (!(error instanceof DOMException)) throw error;
  return say(error.name === "InvalidStateError" ? "login-already" : "login-cancelled");
}
