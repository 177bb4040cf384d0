import { distance } from "../../../format/binding.ts";
import { lookAgain } from "../../client/again.ts";
import { sendLeaving } from "../../client/leaving.ts";
import { onPage } from "../../client/on-page.ts";

const minuteMs = 60_000;
/** An offer that has ended is taken back within seconds. */
const lookMs = 2_000;

/** Says how long an offer still is, and looks what became of it when it ends. */
function countDown(): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let lookedFor = "";
  const say = () => {
    clearTimeout(timer);
    const line = document.querySelector<HTMLElement>("[data-ends]");
    if (!line) return;
    const { ends = "", locale = "", words = "" } = line.dataset;
    const left = Date.parse(ends) - Date.now();
    line.hidden = left <= 0;
    if (left <= 0) {
      // A device that slept through the end looks once. Without a line it does when that is back.
      const isLate = left <= -minuteMs;
      if (isLate && lookedFor === ends) return;
      const isNew = () => Boolean((lookedFor = ends));
      const look = () => void lookAgain(isNew).catch(() => undefined);
      timer = setTimeout(look, isLate ? 0 : lookMs);
      return;
    }
    line.textContent = words.replace("{time}", distance(left, locale));
    timer = setTimeout(say, Math.min(left, (left % minuteMs) + 1));
  };
  onPage(say);
  addEventListener("online", say);
  // The clocks of some devices stand still while they sleep.
  document.addEventListener("visibilitychange", say);
}

countDown();
sendLeaving();
