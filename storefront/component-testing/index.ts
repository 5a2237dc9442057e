export { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
export { default as userEvent, type UserEvent } from '@testing-library/user-event';
export { answer, hold, type PathWith, refuse } from './answer.ts';
