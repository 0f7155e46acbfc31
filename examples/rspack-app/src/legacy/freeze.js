import { freeze } from '@reduxjs/toolkit';

export const deepFreeze = (value) => freeze(value, true);
