// A module of its own, so that it becomes a chunk of its own.
export { QRCode as default } from 'antd';
