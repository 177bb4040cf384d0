import type { ReactNode } from "react";
import type { CallError } from "../client/request.ts";
import { Button } from "../parts/Button.tsx";
import { Lazy } from "../parts/Lazy.tsx";
import { act, bones, card, unseen } from "../styles/base.css.ts";
import type { WidgetContext, WidgetData } from "../widget.types.ts";
import type { AnyWidget } from "./definition.types.ts";

const loadClosed = () => import("../steps/every/closed.tsx");

export type Loaded = { data: WidgetData } | { error: CallError } | null;

interface Props {
  definition: AnyWidget;
  /** The page's own name for the widget. */
  label: string | null;
  context: WidgetContext;
  loaded: Loaded;
  /** Until the visitor allows it nothing is fetched. */
  waits: boolean;
  message: string;
  onAllow: () => void;
}

/** The widget as a whole: waiting, loading, or its first screen. */
export function Widget(props: Props) {
  const { definition, label, context, loaded, waits, message, onAllow } = props;
  const { copy } = context;
  let inside: ReactNode;
  if (!loaded) {
    inside = (
      <div className={act}>
        <Button main onPress={onAllow}>
          {copy.allow}
        </Button>
      </div>
    );
  } else if ("data" in loaded) {
    // Each kind's screen takes what its own address of the server sends.
    inside = <definition.Screen context={context} data={loaded.data as never} />;
  } else {
    const { code: reason } = loaded.error;
    const screen = { context, data: null, reason };
    inside = <Lazy key={reason} context={context} load={loadClosed} screen={screen} />;
  }
  const { region } = context.words(definition.kind, definition.words);
  return (
    <>
      {loaded || waits ? (
        <section className={card} aria-label={label ?? region}>
          {inside}
        </section>
      ) : (
        <div className={bones} aria-busy="true">
          <output className={unseen}>{copy.loading}</output>
        </div>
      )}
      <output className={unseen}>{message}</output>
    </>
  );
}
