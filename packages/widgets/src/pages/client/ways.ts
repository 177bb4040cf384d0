import { onPage } from "./on-page.ts";

/** 'Once the page is scrolled more than 300 px.' Source: specification section 2. */
const scrolledPx = 300;
/** How long a button says that it is done. */
const doneMs = 2_000;

/** What only a script can: passing the page on, copying, and the way back to the top. */
export function makeWay(tell: (text: string) => unknown): void {
  const top = document.querySelector<HTMLElement>("[data-top]");
  top?.addEventListener("click", () => {
    const isStill = matchMedia("(prefers-reduced-motion: reduce)").matches;
    scrollTo({ top: 0, behavior: isStill ? "instant" : "smooth" });
  });
  // Without a line the way back stays away.
  const float = () =>
    import("./float-clear.ts").then(
      ({ floatClear }) => top && floatClear(top, () => scrollY > scrolledPx),
      () => undefined,
    );
  // Nobody needs the way back before they have gone; after a reload one is where one was.
  if (scrollY > 0) void float();
  else addEventListener("scroll", () => void float(), { once: true, passive: true });

  const share = document.querySelector<HTMLElement>("[data-share]");
  const pass = async () => {
    if (!share) return;
    const { origin, pathname } = location;
    const [title, url] = [share.dataset["share"] ?? "", origin + pathname];
    if (typeof navigator.share === "function") return navigator.share({ title, url });
    await navigator.clipboard.writeText(url);
    tell(share.dataset["done"] ?? "");
  };
  // Whoever closes the device's own sheet has changed their mind: nothing failed.
  share?.addEventListener("click", () => void pass().catch(() => undefined));

  const copy = async (button: HTMLElement) => {
    const { copy: text = "", done = "" } = button.dataset;
    await navigator.clipboard.writeText(text);
    const name = button.ariaLabel;
    button.ariaLabel = done;
    tell(done);
    setTimeout(() => (button.ariaLabel = name), doneMs);
  };
  document.addEventListener("click", ({ target }) => {
    const button = (target as Element).closest<HTMLElement>("[data-copy]");
    if (button) void copy(button).catch(() => undefined);
  });
  onPage(() => {
    const copies = document.querySelectorAll<HTMLElement>("[data-copy]");
    for (const button of copies) button.hidden = false;
  });
  if (share) share.hidden = false;
}
