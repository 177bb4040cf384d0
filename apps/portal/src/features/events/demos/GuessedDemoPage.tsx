import { demoMeantBy } from "@jubilee/core/events/demo-names.rules";
import { Redirect } from "wouter";
import { href } from "../../../app/routing/href.ts";
import { useRouteParams } from "../../../app/routing/useRoute.ts";

/** An address that somebody guessed leads on to the demo that it means. */
export default function GuessedDemoPage() {
  const { guess } = useRouteParams("demos.guessed");
  const demo = demoMeantBy(guess);
  return <Redirect to={demo ? href("demos.demo", { demo }) : href("demos.index")} replace />;
}
