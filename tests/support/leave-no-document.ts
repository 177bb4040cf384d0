import { toast } from "../../packages/ui/src/components/toast/toast.ts";
import { afterAll } from "vitest";

/** Files share a document: each finds it as a browser opens it. */
afterAll(() => {
  toast.dismiss();
  for (const part of [document.documentElement, document.body])
    for (const name of part.getAttributeNames()) part.removeAttribute(name);
  document.body.replaceChildren();
  document.head.querySelectorAll("title, meta, link").forEach((one) => one.remove());
  localStorage.clear();
  sessionStorage.clear();
  history.replaceState(null, "", "/");
});
