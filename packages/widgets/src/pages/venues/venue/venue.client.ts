import { readCount } from "@jubilee/core/base/digits.rules";
import { endAfterMove } from "@jubilee/core/events/events.rules";
import { pageAt } from "../../client/again.ts";
import { onPage } from "../../client/on-page.ts";

const evening = { from: "18:00", to: "22:00" };

const inputOf = (name: string) => document.querySelector<HTMLInputElement>(`#ask [name=${name}]`);
const spaces = () => document.querySelector<HTMLSelectElement>("#ask [name=spaceId]");

/** Takes the days of another space or of other months into the page, at the same place. */
async function look(address: string, pressed?: string): Promise<void> {
  const fresh = (await pageAt(address))?.querySelector("#days");
  if (!fresh) throw new Error("There are no such days.");
  document.querySelector("#days")?.replaceWith(fresh);
  const said = document.querySelector("#days-said");
  if (said) said.textContent = fresh.querySelector("[data-span]")?.textContent ?? "";
  if (pressed === undefined) return;
  const again = fresh.querySelector<HTMLElement>(`[data-look="${pressed}"]`);
  (again ?? fresh.querySelector<HTMLElement>("[data-look]"))?.focus();
}

function lookAround(): void {
  document.addEventListener("click", (event) => {
    const way = (event.target as Element).closest<HTMLAnchorElement>("a[data-look]");
    if (!way || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    const pressed = way.dataset["look"] ?? "";
    const choose = () => {
      const select = spaces();
      const isSpace = [...(select?.options ?? [])].some(({ value }) => value === pressed);
      if (select && isSpace) select.value = pressed;
      warn();
    };
    look(way.pathname + way.search, pressed)
      .then(choose)
      .catch(() => location.assign(way.href));
  });
}

/** A day that is pressed is asked for, at an hour that can be changed. */
function takeDays(): void {
  document.addEventListener("submit", (event) => {
    const form = event.target as HTMLFormElement;
    const [from, to] = [inputOf("startLocal"), inputOf("endLocal")];
    if (!form.matches("[data-days]") || !(event.submitter instanceof HTMLButtonElement)) return;
    if (!from || !to) return;
    event.preventDefault();
    const day = event.submitter.value;
    from.value = `${day}T${evening.from}`;
    to.value = `${day}T${evening.to}`;
    keepOrder(from, to);
    from.scrollIntoView({ block: "center" });
    from.focus({ preventScroll: true });
  });
}

/** The end goes along with the start, and never before it. */
function keepOrder(from: HTMLInputElement, to: HTMLInputElement): void {
  if (from.value) to.min = from.value;
  from.dataset["before"] = from.value;
}

/** Says that more come than the space takes. */
function warn(): void {
  const [people, space] = [inputOf("partySize"), spaces()];
  const line = document.querySelector<HTMLElement>("#too-many");
  const option = space?.selectedOptions[0];
  if (!people || !option || !line) return;
  const most = Number(option.dataset["most"]);
  const number = new Intl.NumberFormat(document.documentElement.lang);
  const coming = readCount(people.value) ?? 0;
  const isTooMany = most > 0 && coming > most;
  const { words = "" } = line.dataset;
  line.textContent = isTooMany
    ? words
        .replace("{space}", option.text)
        .replace("{most}", number.format(most))
        .replace("{people}", number.format(coming))
    : "";
}

function helpAsking(): void {
  document.addEventListener("input", ({ target }) => {
    if (!(target instanceof HTMLInputElement || target instanceof HTMLSelectElement)) return;
    if (target.name === "startLocal" && target instanceof HTMLInputElement) {
      const to = inputOf("endLocal");
      const { before = "" } = target.dataset;
      if (to && before && target.value) to.value = endAfterMove(before, target.value, to.value);
      if (to) keepOrder(target, to);
    }
    if (target.name === "partySize" || target.name === "spaceId") warn();
    if (target.name !== "spaceId") return;
    const way = document.querySelector<HTMLAnchorElement>(`[data-look="${target.value}"]`);
    if (way) look(way.pathname + way.search).catch(() => undefined);
  });
}

lookAround();
takeDays();
helpAsking();
onPage(() => {
  // The same for every try, so that a request whose answer was lost is stored once.
  const key = inputOf("submitKey");
  if (key && !key.value) key.value = crypto.randomUUID();
  const [from, to] = [inputOf("startLocal"), inputOf("endLocal")];
  if (from && to) keepOrder(from, to);
  warn();
});
