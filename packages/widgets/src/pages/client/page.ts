import { carryAnswer } from "./answer.ts";
import { showNews } from "./anew-way.ts";
import { askNoBuyer } from "./bought.ts";
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
askNoBuyer();
showNews();

// What is typed and not sent outlives a reload, where a form wants that.
if (document.forms.length > 0) void import("./typed.ts").then(({ keepTyped }) => keepTyped());

document.addEventListener("securitypolicyviolation", (violation) => {
  void import("./violations.ts").then(({ report }) => report(violation));
});

// A static host's portal has laid the page into its own document, where scripts inside it do not run.
if (document.documentElement.dataset["pages"]) {
  void import("../inline/early.ts").then(({ listenEarly }) => listenEarly());
  void import("../inline/own-clock.ts").then(({ sayOwnClock }) => sayOwnClock());
}
