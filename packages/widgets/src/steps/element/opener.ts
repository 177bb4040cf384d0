import { newElement, newVector } from "../../element/dom.ts";
import { adopt } from "../../element/sheets.ts";
import { cross } from "../../parts/icons.ts";
import { button, primary } from "../../styles/base.css.ts";
import { floating, modal, sheet, shut, textLink } from "../../styles/opener.css.ts";
import type { WidgetShape } from "../../widget.types.ts";

interface Options {
  shadow: ShadowRoot;
  box: HTMLElement;
  /** Holds the widget; moves into the dialog. */
  main: HTMLElement;
  /** The visitor points at the trigger: it is time to fetch. */
  onNear: () => void;
  onOpen: () => void;
  onClose: () => void;
}

/** What trigger and dialog are called. */
export interface OpenerWords {
  shape: WidgetShape;
  label: string;
  region: string;
  close: string;
  /** The widget's own page: where a link leads in a new tab. */
  href: string;
}

/** The button or link in the page, and the dialog behind it, of a widget that is not inline. */
export interface Opener {
  draw: (words: OpenerWords) => void;
  open: () => void;
  close: () => void;
  remove: () => void;
}

function crossIcon(): SVGElement {
  const icon = newVector("svg");
  const lines = newVector("path");
  icon.setAttribute("viewBox", "0 0 24 24");
  lines.setAttribute("d", cross);
  icon.append(lines);
  return icon;
}

function makeTrigger({ shape, href }: OpenerWords): HTMLElement {
  if (shape === "link") {
    const link = newElement("a");
    link.className = textLink;
    link.href = href;
    return link;
  }
  const trigger = newElement("button");
  trigger.type = "button";
  trigger.className = `${button} ${primary} ${shape === "floating" ? floating : ""}`;
  return trigger;
}

/** A native dialog: the browser keeps the focus inside and gives it back. */
export function createOpener({ shadow, box, main, onNear, onOpen, onClose }: Options): Opener {
  adopt(shadow, sheet);
  const dialog = newElement("dialog");
  const shutButton = newElement("button");
  let trigger: HTMLElement | null = null;
  let shown = "";
  dialog.className = modal;
  shutButton.type = "button";
  shutButton.className = shut;
  shutButton.append(crossIcon());
  shutButton.addEventListener("click", onClose);
  dialog.addEventListener("close", onClose);
  // A press on the dialog itself is one beside what it holds.
  dialog.addEventListener("click", (event) => event.target === dialog && onClose());
  dialog.append(shutButton, main);
  box.append(dialog);

  const press = (event: MouseEvent) => {
    // A link that is to open elsewhere does.
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    onOpen();
  };
  return {
    draw(words) {
      if (shown !== words.shape) {
        trigger?.remove();
        trigger = makeTrigger(words);
        trigger.ariaHasPopup = "dialog";
        trigger.addEventListener("click", press);
        trigger.addEventListener("pointerenter", onNear);
        trigger.addEventListener("focus", onNear);
        box.prepend(trigger);
        shown = words.shape;
      }
      if (trigger && trigger.textContent !== words.label) trigger.textContent = words.label;
      dialog.ariaLabel = words.region;
      shutButton.ariaLabel = words.close;
    },
    open: () => dialog.open || dialog.showModal(),
    close: () => dialog.close(),
    remove: () => box.replaceChildren(main),
  };
}
