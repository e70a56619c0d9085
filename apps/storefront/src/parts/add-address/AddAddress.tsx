import { type AddAddressOptions, useAddAddress } from './useAddAddress.tsx';

/** The button 'Add New Address' with its dialog. */
export function AddAddress(props: AddAddressOptions) {
  const { button, dialog } = useAddAddress(props);
  return (
    <>
      {button('secondary')}
      {dialog}
    </>
  );
}
