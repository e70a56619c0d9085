import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

/** unchecked → checking → valid, invalid, or unavailable when the lookup fails (2 §4). */
export type PincodeStatus = 'unchecked' | 'checking' | 'valid' | 'invalid' | 'unavailable';

export interface PincodeState {
  pin: string;
  status: PincodeStatus;
}

const initialState: PincodeState = { pin: '', status: 'unchecked' };

export const pincodeSlice = createSlice({
  name: 'pincode',
  initialState,
  reducers: {
    /** Editing resets the status to unchecked. */
    edited(_state, { payload }: PayloadAction<string>) {
      return { pin: payload, status: 'unchecked' };
    },
    /** Ignores a response for a pincode that has been edited meanwhile. */
    answered(state, { payload }: PayloadAction<PincodeState>) {
      if (state.pin === payload.pin) state.status = payload.status;
    },
  },
  selectors: { selectPincode: (state) => state },
});

export const { edited: pincodeEdited, answered: pincodeAnswered } = pincodeSlice.actions;
export const { selectPincode } = pincodeSlice.selectors;
