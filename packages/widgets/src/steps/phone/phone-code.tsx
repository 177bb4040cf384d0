import { createRoot } from "react-dom/client";
import { newElement } from "../../element/dom.ts";
import { adopt } from "../../element/sheets.ts";
import type { WidgetView } from "../../element/WidgetView.tsx";
import { modal, sheet as opener } from "../../styles/opener.css.ts";
import { sheet as steps } from "../../styles/steps.css.ts";
import { PhoneScreen } from "./PhoneScreen.tsx";
import { phoneWords } from "./phoneWords.ts";

/** Shows the code in a dialog of its own; the browser gives the focus back to what was pressed. */
export async function openPhoneCode(view: WidgetView): Promise<void> {
  const { shadow, box, endings } = view;
  const copy = await phoneWords(view.context);
  for (const sheet of [opener, steps]) adopt(shadow, sheet);
  const dialog = newElement("dialog");
  const place = dialog.appendChild(newElement("div"));
  const root = createRoot(place);
  const end = () => {
    root.unmount();
    dialog.remove();
    endings.delete(end);
  };
  const close = () => dialog.close();
  dialog.className = modal;
  // No wider than a code and its words.
  dialog.style.maxWidth = "420px";
  dialog.ariaLabel = copy.offer;
  dialog.addEventListener("close", end);
  dialog.addEventListener("click", (event) => event.target === dialog && close());
  endings.add(end);
  box.append(dialog);
  root.render(<PhoneScreen context={view.context} copy={copy} onClose={close} />);
  dialog.showModal();
}
