import { tellSign } from "./read-as.ts";

const signMs = 3000;
const writingMs = 5000;

/** Who else is writing is said for a moment; that one writes is passed on now and then. */
export function showWriting(talk: HTMLElement) {
  const line = talk.querySelector<HTMLElement>("[data-writing]");
  const words = talk.dataset["writes"] ?? "";
  let fading: ReturnType<typeof setTimeout> | undefined;
  let signedAt = 0;
  return {
    hears: (told: { memberId?: string; name?: string | null }) => {
      if (!line || told.memberId === talk.dataset["me"]) return;
      line.textContent = words.replace("{name}", () => told.name ?? "…");
      line.hidden = false;
      clearTimeout(fading);
      fading = setTimeout(() => (line.hidden = true), writingMs);
    },
    /** What they wrote has come, or nobody hears whether they still write. */
    stops: () => {
      if (line) line.hidden = true;
    },
    tells: () => {
      const field = document.querySelector("#say textarea");
      field?.addEventListener("input", () => {
        if (Date.now() - signedAt < signMs) return;
        signedAt = Date.now();
        tellSign(talk, { sign: "typing" });
      });
    },
  };
}
