import { carryAnswer } from "./answer.ts";
import { showNews } from "./anew-way.ts";
import { keepContent } from "./content.ts";
import { takeForms } from "./forms.ts";
import { standAside } from "./foot.ts";
import { clearPlaces, giveWidgetsTheirData } from "./first.ts";
import { tell, watchKeys } from "./notices.ts";
import { offerPrint } from "./paper.ts";
import { carryGift } from "../giving/gift-way.ts";
import { showPhotos } from "../media/photos-way.ts";
import { makeWay } from "./ways.ts";

giveWidgetsTheirData();
carryAnswer();
carryGift();
clearPlaces();
standAside();
keepContent();
watchKeys();
makeWay(tell);
takeForms();
offerPrint();
showPhotos();
showNews();

// What is typed and not sent outlives a reload, where a form wants that.
if (document.forms.length > 0) void import("./typed.ts").then(({ keepTyped }) => keepTyped());

// What was pressed without a line goes once there is one.
if (document.querySelector("form[data-keep]")) {
  void import("./unsent.ts").then(({ takeUnsent }) => takeUnsent());
}

// The first sheet brings what keeps the focus in it; a page that was kept may open it without a line.
const hold = () => void import("./hold-focus.ts").catch(() => undefined);
addEventListener("beforetoggle", hold, true);

// What this device has bought is heeded before the first paint; here it is noted and led to.
if (document.querySelector("[data-bought-says], [data-holds]")) {
  void import("./bought.ts").then(({ askNoBuyer }) => askNoBuyer());
}

// Kept for the next time, once this one is there; one that was kept asks whether it has changed.
if (document.documentElement.dataset["keeps"] !== undefined) {
  const keep = () =>
    void import("./kept.ts").then(({ keepPage }) => keepPage()).catch(() => undefined);
  if (navigator.serviceWorker?.controller) keep();
  else addEventListener("load", keep);
}

document.addEventListener("securitypolicyviolation", (violation) => {
  void import("./violations.ts").then(({ report }) => report(violation));
});

// A static host's portal has laid the page into its own document, where scripts inside it do not run.
if (document.documentElement.dataset["pages"]) {
  void import("../inline/early.ts").then(({ listenEarly }) => listenEarly());
  void import("../inline/own-clock.ts").then(({ sayOwnClock }) => sayOwnClock());
}
