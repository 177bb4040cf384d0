import { useEffect, useRef, useState, type ReactNode } from "react";
import { adopt } from "../element/sheets.ts";
import type { WidgetContext } from "../widget.types.ts";
import { act } from "../styles/base.css.ts";
import { Alert } from "./Alert.tsx";
import { Button } from "./Button.tsx";
import { useEffectOn } from "./useEffectOn.ts";

/** A screen with a script of its own: it draws itself into a box and is told of new properties. */
export interface LazyScreen<Props> {
  sheet: string;
  mount: (box: Element, props: Props) => { update: (props: Props) => void; destroy: () => void };
}

interface Props<ScreenProperties> {
  context: WidgetContext;
  load: () => Promise<LazyScreen<ScreenProperties>>;
  screen: ScreenProperties;
  /** What stands under the screen once it is there. */
  children?: ReactNode;
}

/** Fetches a later screen and gives it a place; a lost connection can be tried again. */
export function Lazy<ScreenProperties>({
  context,
  load,
  screen,
  children,
}: Props<ScreenProperties>) {
  const box = useRef<HTMLDivElement>(null);
  const mounted = useRef<ReturnType<LazyScreen<ScreenProperties>["mount"]> | null>(null);
  const newest = useRef(screen);
  const [failed, setFailed] = useState(false);
  const [shown, setShown] = useState(false);
  useEffect(() => {
    newest.current = screen;
    mounted.current?.update(screen);
  });
  useEffectOn([failed], () => {
    let gone = false;
    const show = async () => {
      const step = await load();
      if (gone || !box.current) return;
      adopt(context.shadow, step.sheet);
      mounted.current = step.mount(box.current, newest.current);
      setShown(true);
    };
    if (!failed) show().catch(() => gone || setFailed(true));
    return () => {
      gone = true;
      mounted.current?.destroy();
      mounted.current = null;
    };
  });
  const { copy } = context;
  if (!failed) {
    return (
      <>
        <div ref={box} />
        {shown && children}
      </>
    );
  }
  return (
    <div className={act}>
      <Alert title={copy.unavailableTitle} text={copy.unavailableText} />
      <Button main onPress={() => setFailed(false)}>
        {copy.tryAgain}
      </Button>
    </div>
  );
}
