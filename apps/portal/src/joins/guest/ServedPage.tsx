import { useEffect } from "react";
import { LoadingScreen } from "../../app/frame/LoadingScreen.tsx";

/** Stands where the portal was led to a page that the server makes, and has it loaded. */
export default function ServedPage() {
  useEffect(() => location.reload(), []);
  return <LoadingScreen />;
}
