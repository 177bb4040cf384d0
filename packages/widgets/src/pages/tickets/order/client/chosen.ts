import { formatMoney } from "@jubilee/core/money/money.rules";
import { shareOf } from "@jubilee/core/tickets/ticket-desk.rules";
import { onPage } from "../../../client/on-page.ts";

/** How many tickets are chosen to be given back, and what comes back for them. */
export function countChosen(): void {
  const say = () => {
    const form = document.querySelector<HTMLFormElement>("[data-counts]");
    const button = form?.querySelector<HTMLButtonElement>("button:not([type])");
    if (!form || !button) return;
    const chosen = [...form.querySelectorAll<HTMLInputElement>("input:checked")];
    const counts = JSON.parse(form.dataset["counts"] ?? "[]") as string[];
    button.disabled = chosen.length === 0;
    button.textContent = counts[Math.max(0, chosen.length - 1)] ?? button.textContent;
    const output = form.querySelector<HTMLElement>("[data-back]");
    if (!output) return;
    const { back = "", share, currency = "", locale = "" } = output.dataset;
    const paid = chosen.reduce((sum, { dataset }) => sum + Number(dataset["price"]), 0);
    const sum = formatMoney(shareOf(paid, Number(share)), currency, locale);
    output.textContent = back.replace("{sum}", sum);
    output.hidden = false;
  };
  document.addEventListener("change", say);
  onPage(say);
}
