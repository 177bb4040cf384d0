import { onPage } from "../../client/on-page.ts";

onPage(() => {
  const button = document.querySelector<HTMLElement>("[data-print]");
  button?.addEventListener("click", () => print());
  if (button) button.hidden = false;
});
