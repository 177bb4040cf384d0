import type { SharedEvent } from "@jubilee/core/public-event/types";
import { useRef, type ReactNode } from "react";
import type { CallError } from "../client/call.ts";
import { Button } from "../parts/Button.tsx";
import { Icon } from "../parts/Icon.tsx";
import { cross, offline } from "../parts/icons.ts";
import { Lazy } from "../parts/Lazy.tsx";
import { Notice } from "../parts/Notice.tsx";
import { Skeleton } from "../parts/Skeleton.tsx";
import { button, card, modal, primary, shut, unseen } from "../styles/base.css.ts";
import type { WidgetContext } from "../widget.types.ts";
import type { WidgetDefinition } from "./definition.types.ts";
import type { Settings } from "./settings.ts";
import { useEffectOn } from "../parts/useEffectOn.ts";

const loadClosed = () => import("../steps/closed.tsx");

export type Loaded = { data: SharedEvent } | { error: CallError } | null;

interface Props {
  definition: WidgetDefinition;
  settings: Settings;
  context: WidgetContext;
  loaded: Loaded;
  /** The page's own text stands in while loading. */
  fallback: boolean;
  open: boolean;
  message: string;
  onOpen: (open: boolean) => void;
}

/** The widget as a whole: in the page, or behind a button in a dialog. */
export function Widget(props: Props) {
  const { definition, settings, context, loaded, message } = props;
  const { words } = definition;
  const live = <output className={unseen}>{message}</output>;
  if (settings.shape === "button") {
    return (
      <>
        <button
          type="button"
          className={`${button} ${primary}`}
          aria-haspopup="dialog"
          onClick={() => props.onOpen(true)}
        >
          {settings.label ?? words.label}
        </button>
        <Modal label={words.region} close={context.copy.close} {...props}>
          <Content {...props} />
          {live}
        </Modal>
      </>
    );
  }
  if (!loaded && props.fallback) return <slot />;
  return (
    <>
      {loaded ? (
        <section className={card} aria-label={settings.label ?? words.region}>
          <Content {...props} />
        </section>
      ) : (
        <Content {...props} />
      )}
      {live}
    </>
  );
}

function Content({ definition, context, loaded }: Props): ReactNode {
  const { copy } = context;
  if (!loaded) return <Skeleton label={copy.loading} rows={definition.rows} />;
  if ("data" in loaded) return <definition.Screen context={context} data={loaded.data} />;
  const { code } = loaded.error;
  if (code === "link_invalid" || code === "origin_not_allowed") {
    return (
      <Lazy context={context} load={loadClosed} screen={{ context, data: null, reason: code }} />
    );
  }
  return (
    <Notice alert icon={offline} title={copy.unavailableTitle} text={copy.unavailableText}>
      <Button main onPress={() => void context.reload()}>
        {copy.tryAgain}
      </Button>
    </Notice>
  );
}

interface ModalProps {
  label: string;
  close: string;
  open: boolean;
  onOpen: (open: boolean) => void;
  children: ReactNode;
}

/** A native dialog: the browser keeps the focus inside and gives it back. */
function Modal({ label, close, open, onOpen, children }: ModalProps) {
  const ref = useRef<HTMLDialogElement>(null);
  useEffectOn([open], () => {
    const dialog = ref.current;
    if (!dialog || dialog.open === open) return;
    if (open) dialog.showModal();
    else dialog.close();
  });
  useEffectOn([], () => {
    const dialog = ref.current;
    const closeOutside = (event: Event) => event.target === dialog && onOpen(false);
    dialog?.addEventListener("click", closeOutside);
    return () => dialog?.removeEventListener("click", closeOutside);
  });
  return (
    <dialog className={modal} ref={ref} aria-label={label} onClose={() => onOpen(false)}>
      {open && (
        <>
          <button type="button" className={shut} aria-label={close} onClick={() => onOpen(false)}>
            <Icon lines={cross} />
          </button>
          {children}
        </>
      )}
    </dialog>
  );
}
