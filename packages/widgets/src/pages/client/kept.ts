import { news } from "./anew-way.ts";
import { lookAgain } from "./again.ts";
import { notices, tell } from "./notices.ts";
import { taken } from "./on-page.ts";
import { canKeep, workerAddress } from "./workers.ts";

let isUsed = false;

type Said = "keep" | "forget" | "look";

/** Until the page has nothing else to do. */
const rest = (): Promise<unknown> =>
  new Promise((resolve) => {
    if ("requestIdleCallback" in globalThis) requestIdleCallback(resolve, { timeout: 5_000 });
    else setTimeout(resolve, 1_000);
  });

/** All pages of this kind: `/campaign/` of `/campaign/abc`. */
const folder = (): string => location.pathname.replace(/[^/]+$/, "");

/**
 * Has the browser keep this page, so that it is there at once the next time and without a line; the
 * worker `kept-pages.js` says how. A page that was kept and has changed is loaded anew, unless
 * somebody has begun to use it: then that is said.
 */
export async function keepPage(): Promise<void> {
  // A static host's portal stands around such a page; an address with a query is a step of it.
  if (!canKeep() || document.documentElement.dataset["pages"] || location.search !== "") return;
  const { serviceWorker } = navigator;
  const say = (what: Said, to = serviceWorker.controller) => to?.postMessage(what, []);
  for (const name of [...news, taken]) {
    document.addEventListener(name, () => say("forget"), { capture: true });
  }
  serviceWorker.addEventListener("message", ({ data }) => {
    if (data === "changed" || data === "changed again") showChange(data === "changed");
    else if (typeof data?.keptAt === "string") sayKept(data.keptAt);
  });
  for (const name of ["pointerdown", "keydown"]) {
    addEventListener(name, () => (isUsed = true), { capture: true, once: true });
  }
  serviceWorker.startMessages();
  say("look");
  if (serviceWorker.controller) return;
  await rest();
  await serviceWorker.register(workerAddress("/kept-pages.js"), { scope: folder() });
  const { active } = await serviceWorker.ready;
  say("keep", active);
}

const minute = { weekday: "long", day: "numeric", month: "long", hour: "numeric" } as const;

/** What is seen was kept at this moment, and may be old: so it is said until there is a line again. */
function sayKept(keptAt: string): void {
  const line = document.querySelector<HTMLElement>("[data-kept-from]");
  if (!line) return;
  const { keptFrom = "", locale } = line.dataset;
  const format = { ...minute, minute: "2-digit", timeZoneName: "short" } as const;
  const moment = new Intl.DateTimeFormat(locale, format).format(new Date(keptAt));
  line.textContent = keptFrom.replace("{moment}", moment);
  const showNow = () => {
    if (!isUsed) return location.replace(location.pathname);
    line.textContent = "";
    void lookAgain(() => true).catch(() => undefined);
  };
  addEventListener("online", showNow, { once: true });
}

function showChange(mayLoad: boolean): void {
  // An answer may have been pressed before any script was there.
  if (mayLoad && !isUsed && document.documentElement.dataset["answer"] === undefined) {
    location.replace(location.pathname);
    return;
  }
  tell(notices()?.dataset["changed"] ?? "");
  void lookAgain(() => true).catch(() => undefined);
}
