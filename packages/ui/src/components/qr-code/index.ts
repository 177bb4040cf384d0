export { QrCode, type QrCodeProps } from "./QrCode.tsx";
export { qrPicture } from "./qrPicture.ts";
