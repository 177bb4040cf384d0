import { FeatureSearch } from "./FeatureSearch.tsx";
import { palette } from "./FeatureSearch.css.ts";
import { useModal } from "./useModal.ts";

/** The feature search over any page. */
export function Palette({ onClose }: { onClose: () => void }) {
  const modal = useModal(onClose);
  return (
    <dialog
      ref={modal.ref}
      className={palette}
      aria-label="Search features"
      onClick={modal.onClick}
      onClose={onClose}
    >
      <FeatureSearch look="palette" onChosen={onClose} />
    </dialog>
  );
}
