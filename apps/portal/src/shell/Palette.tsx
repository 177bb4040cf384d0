import { FeatureSearch } from "./FeatureSearch.tsx";
import { palette } from "./FeatureSearch.css.ts";
import { useModal } from "./useModal.ts";

/** The feature search over any page. */
export function Palette({ onClose }: { onClose: () => void }) {
  const dialog = useModal(onClose);
  return (
    <dialog ref={dialog} className={palette} aria-label="Search features">
      <FeatureSearch look="palette" onChosen={onClose} />
    </dialog>
  );
}
