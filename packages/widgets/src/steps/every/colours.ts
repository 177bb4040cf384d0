export { eventColours } from "../../palette/palette.ts";
