/** So far a finger goes before it means the next one, in pixels. */
const swipePx = 48;

const made = <Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  part: string,
  text = "",
): HTMLElementTagNameMap[Tag] => {
  const element = document.createElement(tag);
  element.dataset["part"] = part;
  element.textContent = text;
  return element;
};

const isOpenPhoto = (state: unknown): boolean => Object(state).photo === true;

/** One photo at a time as large as the screen: by keys, by swiping, by pressing. */
export function openPhotos(list: HTMLElement, first: HTMLAnchorElement): void {
  const [title = "", closing = "", before = "", after = ""] = JSON.parse(
    list.dataset["words"] ?? "[]",
  ) as string[];
  const ways = [...list.querySelectorAll("a")];
  const dialog = made("dialog", "photos");
  dialog.dataset["theme"] = "dark";
  dialog.setAttribute("aria-label", title);
  const count = made("output", "count");
  const close = made("button", "close", "×");
  close.setAttribute("aria-label", closing);
  const picture = made("img", "picture");
  const caption = made("figcaption", "caption");
  const figure = made("figure", "figure");
  figure.append(picture, caption);
  const [back, on] = [made("button", "back", "‹"), made("button", "on", "›")];
  back.setAttribute("aria-label", before);
  on.setAttribute("aria-label", after);
  const bar = made("div", "bar");
  bar.append(count, close);
  const foot = made("div", "foot");
  if (ways.length > 1) foot.append(back, on);
  dialog.append(bar, figure, foot);

  let at = ways.indexOf(first);
  const go = (next: number) => {
    at = Math.max(0, Math.min(ways.length - 1, next));
    const way = ways[at];
    if (!way) return;
    picture.src = way.href;
    picture.alt = way.dataset["alt"] ?? "";
    caption.textContent = way.dataset["caption"] ?? "";
    caption.lang = way.dataset["lang"] ?? "";
    caption.dir = "auto";
    count.textContent = `${at + 1} / ${ways.length}`;
    back.ariaDisabled = String(at === 0);
    on.ariaDisabled = String(at === ways.length - 1);
    for (const near of [ways[at + 1], ways[at - 1]]) if (near) new Image().src = near.href;
  };
  const isRtl = () => dialog.matches(":dir(rtl)");
  dialog.addEventListener("keydown", ({ key }) => {
    const turn = isRtl() ? -1 : 1;
    const by: Record<string, number> = {
      ArrowRight: turn,
      ArrowLeft: -turn,
      Home: -at,
      End: ways.length - 1 - at,
    };
    if (by[key] !== undefined) go(at + by[key]);
  });
  let began: number | null = null;
  dialog.addEventListener("touchstart", ({ touches }) => {
    // Two fingers make it larger.
    began = touches.length === 1 ? (touches[0]?.clientX ?? null) : null;
  });
  dialog.addEventListener("touchend", ({ changedTouches }) => {
    const way = (changedTouches[0]?.clientX ?? 0) - (began ?? 0);
    const isSwipe = began !== null && Math.abs(way) > swipePx;
    began = null;
    if (isSwipe) go(at + ((isRtl() ? way > 0 : way < 0) ? 1 : -1));
  });
  close.addEventListener("click", () => dialog.close());
  back.addEventListener("click", () => go(at - 1));
  on.addEventListener("click", () => go(at + 1));
  // Back closes the photo, as on a phone everything large is closed.
  const end = new AbortController();
  addEventListener("popstate", () => dialog.close(), { signal: end.signal });
  dialog.addEventListener("close", () => {
    end.abort();
    if (isOpenPhoto(history.state)) history.back();
    dialog.remove();
    first.focus();
  });
  history.pushState({ photo: true }, "");
  go(at);
  document.body.append(dialog);
  dialog.showModal();
}
