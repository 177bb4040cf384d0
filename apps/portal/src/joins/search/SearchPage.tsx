import { SearchScreen } from "../../features/insight/search/SearchScreen.tsx";
import { foundKinds } from "./foundKinds.ts";

/** The search over what every area finds. */
export default function SearchPage() {
  return <SearchScreen kinds={foundKinds} />;
}
