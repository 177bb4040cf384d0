import { SearchScreen } from "../../features/insight/search/SearchScreen.tsx";
import { parts } from "./parts.ts";

/** The search over what every area finds. */
export default function SearchPage() {
  return <SearchScreen parts={parts} />;
}
