import { onPage } from "../../client/on-page.ts";
import { showPictures, takeFiles } from "../../talk/attaching/take-files.ts";

let drops = new AbortController();

/** Files go with a comment, each with the one of its task. */
onPage(() => {
  drops.abort();
  drops = new AbortController();
  for (const form of document.querySelectorAll<HTMLFormElement>("form[data-files]")) {
    takeFiles(form, form.closest("details") ?? form, drops.signal);
  }
});
showPictures(document.querySelector("#content"));
