import { CircleAlert, CircleCheck, CircleX, Info, TriangleAlert, X } from "lucide-react";
import type { ReactNode } from "react";
import { Spinner } from "../spinner/Spinner.tsx";
import {
  action as actionStyle,
  card,
  close,
  description as descriptionStyle,
  icon,
  said,
  texts,
  title as titleStyle,
} from "./Toast.css.ts";
import type { ToastRecord, ToastType } from "./toast.types.ts";
import { useWords } from "../../words/useWords.ts";
import { toastWords } from "./toast.copy.ts";

const icons: Record<ToastType, ReactNode> = {
  success: <CircleCheck />,
  info: <Info />,
  warning: <TriangleAlert />,
  error: <CircleX />,
  loading: <Spinner />,
  default: null,
};

export interface ToastCardProps {
  toast: Pick<ToastRecord, "type" | "title" | "description" | "destructive" | "action" | "undo">;
  onClose: () => void;
}

/** How one toast looks. */
export function ToastCard({ toast, onClose }: ToastCardProps) {
  const { type, title, description, destructive = false, action, undo } = toast;
  const words = useWords("toast", toastWords);
  const act = undo ? { label: words.undo, onClick: undo } : action;
  return (
    <div className={card({ destructive })}>
      <span aria-hidden="true" className={icon({ tone: destructive ? "destructive" : type })}>
        {destructive ? <CircleAlert /> : icons[type]}
      </span>
      <div className={texts}>
        <div className={said}>
          <strong className={titleStyle}>{title}</strong>
          {description && <span className={descriptionStyle({ destructive })}>{description}</span>}
        </div>
        {act && (
          <button
            type="button"
            className={actionStyle}
            onClick={() => {
              act.onClick();
              onClose();
            }}
          >
            {act.label}
          </button>
        )}
      </div>
      <button type="button" className={close} aria-label={words.close} onClick={onClose}>
        <X aria-hidden="true" />
      </button>
    </div>
  );
}
