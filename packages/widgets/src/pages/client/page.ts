import { carryAnswer } from "./answer.ts";
import { keepContent } from "./content.ts";
import { takeForms } from "./forms.ts";
import { giveWidgetsTheirData } from "./first.ts";
import { tell, watchKeys } from "./notices.ts";
import { showPhotos } from "./photos-way.ts";
import { makeWay } from "./ways.ts";

giveWidgetsTheirData();
carryAnswer();
keepContent();
watchKeys();
makeWay(tell);
takeForms();
showPhotos();

document.addEventListener("securitypolicyviolation", (violation) => {
  void import("./violations.ts").then(({ report }) => report(violation));
});
