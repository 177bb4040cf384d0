import { useEffect, useRef, useState } from "react";
import { adopt } from "../element/sheets.ts";
import type { WidgetContext } from "../widget.types.ts";
import { Button } from "./Button.tsx";
import { offline } from "./icons.ts";
import { Notice } from "./Notice.tsx";

/** A screen with a script of its own: it draws itself into a box and is told of new properties. */
export interface LazyScreen<Props> {
  sheet: string;
  mount(box: Element, props: Props): { update(props: Props): void; destroy(): void };
}

interface Props<ScreenProperties> {
  context: WidgetContext;
  load(): Promise<LazyScreen<ScreenProperties>>;
  screen: ScreenProperties;
}

/** Fetches a later screen and gives it a place; a lost connection can be tried again. */
export function Lazy<ScreenProperties>({ context, load, screen }: Props<ScreenProperties>) {
  const box = useRef<HTMLDivElement>(null);
  const mounted = useRef<ReturnType<LazyScreen<ScreenProperties>["mount"]> | null>(null);
  const newest = useRef(screen);
  const [failed, setFailed] = useState(false);
  newest.current = screen;
  useEffect(() => {
    let gone = false;
    if (failed) return;
    load().then(
      ({ sheet, mount }) => {
        if (gone || !box.current) return;
        adopt(context.shadow, sheet);
        mounted.current = mount(box.current, newest.current);
      },
      () => gone || setFailed(true),
    );
    return () => {
      gone = true;
      mounted.current?.destroy();
      mounted.current = null;
    };
  }, [failed]);
  useEffect(() => mounted.current?.update(screen));
  const { copy } = context;
  if (!failed) return <div ref={box} />;
  return (
    <Notice alert icon={offline} title={copy.unavailableTitle} text={copy.unavailableText}>
      <Button main onPress={() => setFailed(false)}>
        {copy.tryAgain}
      </Button>
    </Notice>
  );
}
