import { onPage } from "../../client/on-page.ts";
import { showPictures, takeFiles } from "../attaching/take-files.ts";
import { showConnection } from "./live/connection.ts";
import { readAs } from "./live/read-as.ts";
import { listenTo } from "./live/listen.ts";
import { sayOwnTimes } from "./live/own-times.ts";
import { lookFor } from "./live/look.ts";
import { keepTypedOn } from "./live/typed-on.ts";
import { showWriting } from "./live/writing.ts";

const nearPx = 120;

/** A conversation while it is looked at: it hears what is new, tells how far one has read, and keeps its end in sight. */
function live(): void {
  const talk = document.querySelector<HTMLElement>("[data-talk]");
  const room = talk?.querySelector<HTMLElement>("[data-room]");
  if (!talk || !room) return;
  sayOwnTimes(talk);
  const isOld = new URLSearchParams(location.search).has("before");
  const toEnd = () => {
    if (!isOld) room.scrollTop = room.scrollHeight;
  };
  const fresh = document.querySelector("#fresh");
  if (fresh && !isOld) fresh.scrollIntoView({ block: "center" });
  else toEnd();

  const writes = showWriting(talk);
  addEventListener("offline", writes.stops);
  const look = async () => {
    const isNear = room.scrollHeight - room.scrollTop - room.clientHeight < nearPx;
    if (await lookFor(talk)) {
      sayOwnTimes(talk);
      writes.stops();
      if (isNear) toEnd();
    }
    readAs(talk);
  };
  if (!isOld) {
    readAs(talk);
    document.addEventListener("visibilitychange", () => readAs(talk));
  }
  if (!isOld) listenTo(talk, { heard: () => void look(), typing: writes.hears });
  // What was sent stands there anew: one goes on writing, and sees it.
  let isAnew = false;
  const typedOn = keepTypedOn();
  showPictures(document.querySelector("#said"));
  let drops = new AbortController();
  onPage(() => {
    sayOwnTimes(talk);
    writes.tells();
    // The form is made anew with each message, the page around it is not.
    drops.abort();
    drops = new AbortController();
    const form = document.querySelector<HTMLFormElement>("#say form[data-send]");
    if (form) takeFiles(form, talk, drops.signal);
    if (isAnew) {
      typedOn();
      // The page sets its own focus right after it has told that it is new.
      queueMicrotask(() => document.querySelector<HTMLElement>("#say textarea")?.focus());
      void look().then(toEnd);
    }
    isAnew = true;
  });
  showConnection(talk);
  document.addEventListener("keydown", (event) => {
    const { target, key, shiftKey, isComposing } = event;
    if (key !== "Enter" || shiftKey || isComposing || !(target instanceof HTMLTextAreaElement))
      return;
    if (matchMedia("(pointer: coarse)").matches) return;
    event.preventDefault();
    target.form?.requestSubmit();
  });
}

live();
