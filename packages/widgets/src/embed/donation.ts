import { donationWidget } from "../donation/definition.ts";
import { start } from "./start.ts";

start(donationWidget, import.meta.url);
