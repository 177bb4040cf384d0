import { sendLeaving } from "../../client/leaving.ts";
import { stayAwake } from "./client/awake.ts";
import { countChosen } from "./client/chosen.ts";
import { offerToKeep } from "./client/keep.ts";
import { turnPasses } from "./client/turn.ts";
import { awaitPayment } from "./client/watch.ts";

turnPasses();
awaitPayment();
countChosen();
offerToKeep();
sendLeaving();
stayAwake();
