export { FileUpload, type FileUploadProps } from "./FileUpload.tsx";
export type { UploadedFile } from "./UploadLine.tsx";
