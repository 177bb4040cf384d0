import { newElement, newVector } from "../../element/dom.ts";
import { adopt } from "../../element/sheets.ts";
import type { WidgetView } from "../../element/WidgetView.tsx";
import { phone as phoneIcon } from "../../parts/icons.ts";
import { offer, sheet } from "../../styles/phone.css.ts";
import { phoneWords } from "./phoneWords.ts";

/** Every press in a widget asks for it. */
const offered = new WeakSet<WidgetView>();

/** Whether something was filled in or is held that has not been sent, by a link for everybody. */
function hasBegun({ context, loaded }: WidgetView): boolean {
  const { receipt, unsent, ...kept } = context.draft.read();
  if (loaded && "data" in loaded && "guest" in loaded.data) return false;
  return !receipt && Boolean(unsent ?? Object.keys(kept).length > 0);
}

function drawing(): SVGElement {
  const icon = newVector("svg");
  const lines = newVector("path");
  icon.setAttribute("viewBox", "0 0 24 24");
  icon.setAttribute("aria-hidden", "true");
  lines.setAttribute("d", phoneIcon);
  icon.append(lines);
  return icon;
}

/**
 * Under a half-filled widget on a wide screen with a pointer: the way to go on at the phone. Not
 * where a browser cannot seal what goes there, and not by a guest's own link, which they have by mail.
 */
export function begin(view: WidgetView): void {
  if (offered.has(view)) return;
  offered.add(view);
  const { shadow, box, host, endings } = view;
  const isWide = matchMedia("(hover: hover) and (pointer: fine)").matches;
  const encryption: SubtleCrypto | undefined = crypto.subtle;
  if (!isWide || !encryption) return;
  adopt(shadow, sheet);
  const button = newElement("button");
  const words = newElement("span");
  button.type = "button";
  button.className = offer;
  button.hidden = true;
  button.append(drawing(), words);
  button.addEventListener("click", () => {
    import("./phone-code.tsx").then(
      ({ openPhoneCode }) => openPhoneCode(view),
      () => view.emit("jubilee:error", { code: "offline" }),
    );
  });
  const draw = async () => {
    const { main, context } = view;
    // Beside the widget wherever that is: in the page, or in the dialog.
    if (main.nextSibling !== button) main.after(button);
    button.hidden = !hasBegun(view);
    words.textContent = (await phoneWords(context)).offer;
  };
  // What is kept is written by the very event that is heard here.
  const look = () => void setTimeout(() => void draw());
  const heard = ["input", "click", "keyup"];
  for (const name of heard) box.addEventListener(name, look);
  host.addEventListener("jubilee:step", look);
  host.addEventListener("jubilee:order-completed", look);
  endings.add(() => {
    for (const name of heard) box.removeEventListener(name, look);
    host.removeEventListener("jubilee:step", look);
    host.removeEventListener("jubilee:order-completed", look);
    button.remove();
  });
  look();
}
