import { onPage } from "../../../client/on-page.ts";

/** Turns the tickets like pages, and leads the bar's button to the code of the one that is shown. */
export function turnPasses(): void {
  document.addEventListener("click", (event) => {
    const { target } = event;
    const turn = target instanceof Element && target.closest<HTMLAnchorElement>("[data-turn]");
    const cell = turn && document.querySelector(turn.hash);
    if (!turn || !cell) return;
    event.preventDefault();
    const isQuick = matchMedia("(prefers-reduced-motion: reduce)").matches;
    const behavior = isQuick ? "instant" : "smooth";
    cell.scrollIntoView({ behavior, block: "nearest", inline: "start" });
    const turns = [...cell.querySelectorAll<HTMLElement>("[data-turn]")];
    const same = turns.find(({ ariaLabel }) => ariaLabel === turn.ariaLabel) ?? turns[0];
    same?.focus({ preventScroll: true });
  });
  let observer: IntersectionObserver | null = null;
  onPage(() => {
    observer?.disconnect();
    const row = document.querySelector("[data-passes]");
    const button = document.querySelector("[data-show-code]");
    if (!row || !button) return;
    observer = new IntersectionObserver(
      (entries) => {
        const shown = entries.find(({ isIntersecting }) => isIntersecting);
        const code = shown?.target.querySelector("[data-awake]");
        if (code) button.setAttribute("popovertarget", code.id);
      },
      { root: row, threshold: 0.6 },
    );
    for (const cell of row.children) observer.observe(cell);
  });
}
