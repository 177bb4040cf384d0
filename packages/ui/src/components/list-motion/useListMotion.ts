import { useEffect, type RefObject } from "react";

const collapse: KeyframeAnimationOptions = {
  duration: 180,
  easing: "cubic-bezier(0.2, 0.8, 0.2, 1)",
};
const away = { blockSize: "0", paddingBlock: "0", marginBlock: "0", opacity: 0 };
/** More than this at once is another list, not a row that came or went. */
const rowsAtMost = 3;

/**
 * Rows of a short list open up and close instead of jumping: give it the list whose children they
 * are. The first rows, another list and whoever wants no motion see none. What goes is a picture
 * that nothing can reach; tables draw only what is in sight and mark new rows instead.
 */
export function useListMotion(list: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = list.current;
    if (!element) return undefined;
    const still = matchMedia("(prefers-reduced-motion: reduce)");
    const pictures = new WeakSet<Node>();
    const heights = new Map<Node, number>();
    const sizes = new ResizeObserver((seen) => {
      for (const { target, borderBoxSize } of seen) {
        heights.set(target, borderBoxSize[0]?.blockSize ?? 0);
      }
    });
    const isRow = (node: Node): node is HTMLElement =>
      node instanceof HTMLElement && !pictures.has(node);
    const leave = (row: HTMLElement, before: Node | null) => {
      const picture = row.cloneNode(true) as HTMLElement;
      picture.inert = true;
      picture.ariaHidden = "true";
      for (const part of [picture, ...picture.querySelectorAll("[id], [name]")]) {
        part.removeAttribute("id");
        part.removeAttribute("name");
      }
      pictures.add(picture);
      const place = before?.parentNode === element ? before : null;
      element.insertBefore(picture, place);
      picture.style.overflow = "hidden";
      const from = { blockSize: `${heights.get(row) ?? 0}px`, opacity: 1 };
      picture.animate([from, away], collapse).addEventListener("finish", () => picture.remove());
    };
    const enter = (row: HTMLElement) => {
      const to = { blockSize: `${row.getBoundingClientRect().height}px`, overflow: "hidden" };
      row.animate([{ ...away, overflow: "hidden" }, to], collapse);
    };
    const changes = new MutationObserver((records) => {
      const added = new Set(records.flatMap(({ addedNodes }) => [...addedNodes].filter(isRow)));
      const gone = records.flatMap(({ removedNodes, nextSibling }) =>
        [...removedNodes].filter(isRow).map((row) => ({ row, before: nextSibling })),
      );
      const left = gone.filter(({ row }) => !row.isConnected);
      const came = [...added].filter((row) => !gone.some((one) => one.row === row));
      for (const row of came) sizes.observe(row);
      if (!still.matches && left.length + came.length <= rowsAtMost) {
        for (const { row, before } of left) leave(row, before);
        for (const row of came) enter(row);
      }
      for (const { row } of left) {
        sizes.unobserve(row);
        heights.delete(row);
      }
    });
    for (const row of element.children) sizes.observe(row);
    changes.observe(element, { childList: true });
    return () => {
      changes.disconnect();
      sizes.disconnect();
    };
  }, [list]);
}
