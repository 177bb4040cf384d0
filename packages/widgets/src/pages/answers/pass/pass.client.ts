import { onPage } from "../../client/on-page.ts";

const [firstPauseMs, triesAtMost] = [2_000, 3];

/** The screen stays awake while a code fills it. */
function keepAwake(): void {
  let lock: WakeLockSentinel | null = null;
  const sheet = document.querySelector("[data-awake]");
  sheet?.addEventListener("toggle", (event) => {
    if ((event as ToggleEvent).newState === "closed") {
      void lock?.release();
      return;
    }
    // Without it the code is shown all the same.
    navigator.wakeLock?.request("screen").then(
      (granted) => (lock = granted),
      () => undefined,
    );
  });
}

/** A part of the page that did not come with it comes by itself. */
async function fetchLater(tries: number): Promise<void> {
  const missing = [...document.querySelectorAll("[data-later]")];
  if (missing.length === 0 || tries >= triesAtMost) return;
  await new Promise((resolve) => setTimeout(resolve, firstPauseMs * 2 ** tries));
  const response = await fetch(location.href, { credentials: "omit" }).catch(() => null);
  if (response?.ok) {
    const { documentOf } = await import("../../client/renew.ts");
    const fresh = documentOf(await response.text());
    for (const part of missing) {
      const come = fresh.getElementById(part.id);
      if (come && !come.hasAttribute("data-later")) part.replaceWith(come);
    }
  }
  await fetchLater(tries + 1);
}

/** What the hosts announced counts as read once it has been on the screen. */
function noteRead(): void {
  const form = document.querySelector<HTMLFormElement>("form[data-seen]");
  if (!form) return;
  const watcher = new IntersectionObserver((entries) => {
    if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
    watcher.disconnect();
    const body = new URLSearchParams([["ids", form.dataset["seen"] ?? ""]]);
    // Not noted: it is still new the next time.
    fetch(form.action, { method: "POST", body, credentials: "omit" }).catch(() => undefined);
  });
  watcher.observe(form);
}

onPage(keepAwake);
onPage(noteRead);
void fetchLater(0);
