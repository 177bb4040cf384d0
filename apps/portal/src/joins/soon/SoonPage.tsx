import { useRoute } from "../../app/routing/useRoute.ts";
import { AreaScreen } from "../../features/site/areas/AreaScreen.tsx";
import { manifest } from "../manifest.ts?soon";

/** The page of an address whose screen is still to come, with what its route says of it. */
export default function SoonPage() {
  const route = useRoute();
  return <AreaScreen soon={manifest[route?.name ?? ""]?.soon} />;
}
