import { sayOwnClock } from "./own-clock.ts";

/* Right behind the moment, before it is painted. */
sayOwnClock();
