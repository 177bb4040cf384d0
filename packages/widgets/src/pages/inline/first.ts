import { listenEarly } from "./early.ts";

listenEarly();
